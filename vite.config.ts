import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  build: {
    // The security policy allows fonts and scripts from this origin only, so nothing small becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every browser that knows cascade layers, nesting and dialog.
    target: 'baseline-widely-available',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What most pages need is one file: dozens of one kilobyte each cost a weak link a turn each.
            codeSplitting: { groups: [{ name: 'frame', test: /\/(app\/(ui|shared|words)|values)\//, minShareCount: 22 }] },
          },
        },
      },
    },
    // One bundle: the server's entry imports the router's build, so that there is one module graph and JSX works everywhere.
    ssr: { build: { target: 'node26', rolldownOptions: { input: './server/main.ts' } } },
  },
})
