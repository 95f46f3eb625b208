import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from '$lib/settings.svelte'
import { addSymbols } from '$lib/symbols'
import { learn } from '$lib/words.svelte'
import symbols from './art/symbols.svg?raw'
import { FACES } from './games'
import './house/home-screen.svelte'
import { chooseHouse } from './house/choosing'
import './look/fonts.css'
import './look/tokens.css'
import './look/look.css'

for (const svg of [symbols, ...FACES.flatMap((face) => face.symbols ?? [])]) addSymbols(svg)
await Promise.all([learn(settings.language), chooseHouse()])
mount(App, { target: document.getElementById('app')! })
