import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin, parseSync } from 'vite'

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

/**
 * Where the code of a page does not arrive, the router reloads the page that is being left. That is right after a release, whose server
 * has other files. Without a connection it would end at the browser's own error page: there the error is thrown, for our page.
 */
const reloadWhereServerAnswers: Plugin = {
  name: 'reload-where-server-answers',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
    handler(code) {
      const reload = 'window.location.reload();'
      if (!code.includes(reload)) throw new Error('The router no longer reloads as vite.config.ts expects')
      const isAnswered = "await fetch(route.module, { method: 'HEAD' }).then(() => true, () => false)"
      return code.replace(reload, `if (!(${isAnswered})) throw error;${reload}`)
    },
  },
}

/**
 * A part's words travel in the HTML of the pages that say it, in the page's own language: of the file that declares it the browser
 * gets the name alone.
 */
const wordsByName: Plugin = {
  name: 'words-by-name',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/(?:app|features\/[\w-]+)\/words\/[\w/-]+\.ts$/, code: /= source\('/ },
    handler: (code) => {
      const parts = code.matchAll(/^export const (\w+) = source\('([\w-]+)', /gm)
      return { code: Array.from(parts, ([, part, name]) => `export const ${part} = { name: '${name}' }`).join('\n'), map: null }
    },
  },
}

/** What a page's handle tells the server alone, and the browser has no use for (app/ui/route-handle.ts). */
const forServer = ['query', 'cost', 'words', 'staticWords']

const handlesWithoutServer: Plugin = {
  name: 'handles-without-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/app\/(site|admin)\/.*\.tsx$/, code: /^export const handle = \{/m },
    handler(code, id) {
      for (const statement of parseSync(id, code).program.body) {
        if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
        const [{ id: name, init } = { id: undefined, init: null }] = statement.declaration.declarations
        const handle = init?.type === 'TSSatisfiesExpression' ? init.expression : init
        if (name?.type !== 'Identifier' || name.name !== 'handle' || handle?.type !== 'ObjectExpression') continue
        const stays = handle.properties.filter(
          (one) => one.type !== 'Property' || one.key.type !== 'Identifier' || !forServer.includes(one.key.name),
        )
        const texts = stays.map(({ start, end }) => code.slice(start, end))
        return { code: `${code.slice(0, handle.start)}{ ${texts.join(', ')} }${code.slice(handle.end)}`, map: null }
      }
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), wordsByName, handlesWithoutServer, reloadWhereServerAnswers],
  resolve: { tsconfigPaths: true },
  build: {
    // The security policy allows fonts and scripts from this origin only, so nothing small becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a page imports later needs these too, but every page has them by then: their names would only weigh.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(rolldown-runtime|library|frame|site|parts)-[^/]+$/.test(file)),
    },
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
                // What many pages share. Not the words of the booking and of the admin area: they are long, and only their own pages say them; nor the
                // values that the admin area alone has in its browsers.
                {
                  name: 'parts',
                  test: /\/(app\/(site\/(?!booking|own)|ui|shared\/(?!booking)|words\/(?!admin|booking|own|enquiries|hotel))\/|values\/(?!uuid|day-words|links))/,
                  minShareCount: 10,
                },
                // For pages whose cards the browser draws too; most are static parts.
                { name: 'cards', priority: 1, test: /\/app\/ui\/(card|frame-photo)\.tsx$/ },
                // Always drawn on the server alone: a page names each file that it may need later, and names are long.
                { name: 'folds', test: /\/app\/ui\/(fold|labelled-table|table-head)\.tsx$/ },
                // Small ones that a page loads together: a file of its own costs a hundred bytes.
                { name: 'cover', test: /\/app\/site\/(cover|packages\/related-packages)\.tsx$/ },
                // Every form that begins something says how the visit began; the rest of an enquiry's form is of its own pages.
                { name: 'arrival', priority: 0.5, test: /\/(app\/shared|features\/analytics)\/arrival\.ts$/ },
                { name: 'enquiry', test: /\/app\/(site\/enquiries\/enquiry-layout|shared\/guard-fields)\.tsx$/ },
                { name: 'month', test: /\/app\/(ui\/month|shared\/month-table)\.tsx?$/ },
                {
                  name: 'photo',
                  test: /\/(app\/shared\/photos\/(photo|focal-classes)|features\/media\/(frame-photo|picture|picture-crops))\.tsx?$/,
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
