import { mount } from 'svelte'
import App from './App.svelte'
import { addSymbols } from '$lib/symbols'
import symbols from './art/symbols.svg?raw'
import { FACES } from './games'
import './look/fonts.css'
import './look/tokens.css'
import './look/look.css'

for (const svg of [symbols, ...FACES.flatMap((face) => face.symbols ?? [])]) addSymbols(svg)
mount(App, { target: document.getElementById('app')! })
