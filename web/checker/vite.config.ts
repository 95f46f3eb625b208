import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Script and style become part of the page, and its policy allows these two and nothing else: no request at all. */
function oneFile(): Plugin {
  return {
    name: 'veillee-one-file',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const page = files.find((file) => file.fileName.endsWith('.html')) as Rolldown.OutputAsset
      const script = files
        .find((file) => file.type === 'chunk')!
        .code.replaceAll('</script', '<\\/script')
        .trim()
      const style = String(
        (files.find((file) => file.fileName.endsWith('.css')) as Rolldown.OutputAsset).source,
      ).trim()
      const policy = `default-src 'none'; script-src ${digest(script)}; style-src ${digest(style)}; img-src data:`
      const bare = String(page.source).replace(
        /\s*<(script|link) [^>]*(src|href)="[^"]*assets[^>]*>(<\/script>)?/g,
        '',
      )
      page.source = bare
        .replace('<!-- policy -->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
        .replace('<!-- style -->', () => `<style>${style}</style>`)
        .replace('<!-- script -->', () => `<script>${script}</script>`)
      for (const file of files) if (file !== page) delete bundle[file.fileName]
    },
  }
}

/** The page that checks a game: one file, which works anywhere. */
export default defineConfig({
  root: here,
  plugins: [oneFile()],
  resolve: { alias: { $root: root } },
  server: { fs: { allow: [root] } },
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../dist', import.meta.url)),
    emptyOutDir: false,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: Infinity,
    rolldownOptions: { input: `${here}check.html`, output: { format: 'iife' } },
  },
})
