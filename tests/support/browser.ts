import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Switches that keep a browser from asking anything of the outside. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Opens a real Chromium without a window: the one named in CHROMIUM_PATH, the system's, or the one of the npm package. */
export async function openBrowser(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  const executablePath = installed ?? (await packagedBrowser())
  return chromium.launch({ executablePath, args: quiet })
}

async function packagedBrowser(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
