import { mount } from 'svelte'
import App from './App.svelte'
import symbols from './art/symbols.svg?raw'
import './look/fonts.css'
import './look/tokens.css'
import './look/look.css'

document.body.insertAdjacentHTML('afterbegin', symbols)
mount(App, { target: document.getElementById('app')! })
