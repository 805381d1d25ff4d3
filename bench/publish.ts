import { saveSettings } from '#features/settings/save-settings.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { besideServer } from '#tests/support/beside-server.ts'
import { startServer } from '#tests/support/running-server.ts'
import { openBenchServer } from './open-server.ts'
import { at, printAim, printTable } from './report.ts'

/**
 * A change is saved, and two processes on one database get requests for a page that shows it until both show it. Prints how long
 * that took from the moment it was saved, and the longest may be one second.
 */
const times = 40
const page = '/packages'
const mostSeconds = 1

export async function benchPublish(): Promise<void> {
  const site = await openBenchServer()
  const dataDir = `${site.folder}/data`
  const second = await startServer({ DATA_DIR: dataDir })
  const beside = await besideServer(dataDir)
  const actor = { id: '00000000-0000-0000-0000-000000000000', name: 'The bench' }
  try {
    const waits: number[] = []
    for (let time = 0; time < times; time += 1) {
      const address = `House ${time}, Kigali`
      const company = { ...defaultSettings.company, address }
      for (const { url } of [site.server, second]) await (await fetch(url + page)).arrayBuffer()
      await saveSettings(beside.ctx, { actor, values: { company } })
      const saved = performance.now()
      waits.push(...(await Promise.all([site.server.url, second.url].map((url) => untilShown(url + page, address, saved)))))
    }
    const ms = (share: number) => `${at(waits, share).toFixed(0)} ms`
    printTable([`${times} changes, two processes`, 'p50', 'p95', 'longest'], [['shown after', ms(0.5), ms(0.95), ms(1)]])
    printAim('seconds until a change is seen at every process', at(waits, 1) / 1_000, { most: mostSeconds })
  } finally {
    await beside.leave()
    await second.stop()
    await site.close()
  }
}

/** Requests a page until it contains a text; returns how long after a moment that was, in milliseconds. */
async function untilShown(address: string, text: string, since: number): Promise<number> {
  for (;;) {
    const shown = (await (await fetch(address)).text()).includes(text)
    const ms = performance.now() - since
    if (shown) return ms
    if (ms > 30_000) throw new Error(`${address} does not show '${text}' after ${ms.toFixed(0)} ms`)
  }
}
