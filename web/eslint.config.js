/** What the linter looks for: the recommended rules of JavaScript, TypeScript and Svelte; prettier decides about layout. */
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/lib/generated', 'src/games/*/generated.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // A place in a list that is not needed is called `_`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and addresses in modules are caches and values; what the page must follow is marked with `$state`.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check decides which warnings of the compiler are ignored: it sees the types, and fails on any other.
      'svelte/no-unused-svelte-ignore': 'off',
      // A space at the end of a line is written as a mustache, so that the formatter keeps it.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // Drawings and rules of our own, which are built into the page: nothing that somebody typed.
    files: ['src/parts/{RulesText,Snow,Tile}.svelte', 'src/games/plain/Emblem.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
)
