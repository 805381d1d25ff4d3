import { createServer } from 'vite'

/**
 * The same server through Vite: pages change as you type, and a change below the pages restarts the server.
 */
process.env.NODE_ENV = 'development'
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
// Vite ends the process at once; the server closes its database first.
for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal)

async function open() {
  const { main } = await vite.ssrLoadModule('/server/main.ts')
  return main({
    build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    before: vite.middlewares,
    worker: 'scripts/dev-worker.ts',
  })
}

let close = await open()
let turn = Promise.resolve()
const belowThePages = /\/(server|platform|features|values|artwork|db)\/|\/app\/(context|request-notes|faults\.server)\.ts$/

vite.watcher.on('change', (file) => {
  if (!belowThePages.test(file.slice(process.cwd().length)) || file.includes('.test.')) return
  turn = turn.then(async () => {
    process.stdout.write(`${file.slice(process.cwd().length + 1)} changed: restarting…\n`)
    await close()
    vite.moduleGraph.invalidateAll()
    close = await open()
  })
})
