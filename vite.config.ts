import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What the built server loads from node_modules, and nothing else: React and what holds on to it must be there once for all, the
 * rest is compiled, or CommonJS that finds its own files. Every other package goes into the bundle, and of it only what is used:
 * hundreds of small files take a start longer to find than to run.
 */
const besideTheBundle = [
  'react',
  'react-dom',
  'react-router',
  '@react-pdf/renderer',
  'sharp',
  'pg',
  'pg-copy-streams',
  'nodemailer',
  '@prometheus-io/client',
]

export default defineConfig(({ command }) => ({
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
            // Few files: dozens of one kilobyte each cost a weak link a turn each, and small files are compressed badly.
            codeSplitting: {
              groups: [
                // What changes with a new version of React or the router alone stays in the visitor's cache over our releases.
                {
                  name: 'library',
                  priority: 3,
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
                },
                // What every document needs, and what every page of the site does: with all that they import.
                { name: 'frame', priority: 2, test: /\/app\/root\.tsx$/ },
                { name: 'site', priority: 1, test: /\/app\/site\/(layout|page-meta|page-hero)\.tsx?$/ },
                // What many pages share. Not the words of the booking and of the admin area: they are long, and only their own pages say them.
                {
                  name: 'parts',
                  test: /\/(app\/(site\/(?!booking|own)|ui|shared\/(?!booking)|words\/(?!desk|booking|own|enquiries|hotel))|values)\//,
                  minShareCount: 9,
                },
              ],
            },
          },
        },
      },
    },
    // One bundle: the server's entry imports the router's build, so that there is one module graph and JSX works everywhere.
    ssr: {
      // Development reads packages as they stand: it would have to transform each file of them.
      ...(command === 'build' && { resolve: { noExternal: true, external: besideTheBundle } }),
      build: { target: 'node26', rolldownOptions: { input: './server/main.ts' } },
    },
  },
}))
