import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page, type Response } from 'playwright-core'

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
  return chromium.launch({ executablePath: await browserPath(), args: quiet })
}

/** Where that Chromium is. */
export async function browserPath(): Promise<string> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  return installed ?? (await packagedBrowser())
}

async function packagedBrowser(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** The answer to the next form that a page sends. What it tells of a visit by itself is none, and may come in between at any time. */
export const answerToForm = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => answer.request().method() === 'POST' && !answer.url().endsWith('/visits'))
