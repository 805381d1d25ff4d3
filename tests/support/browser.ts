import path from 'node:path'
import { type Browser, chromium, type Page, type Response } from 'playwright-core'
import { hasRoomInMemory } from './temporary-folder.ts'

/**
 * What a shell without windows leaves out: a mouse, which Playwright gives it in the same switch, and how many pixels below the
 * window Chrome fetches pictures on a good link.
 */
const behaviour = {
  primaryHoverType: 2,
  availableHoverTypes: 2,
  primaryPointerType: 4,
  availablePointerTypes: 4,
  lazyLoadingImageMarginPxUnknown: 1_250,
}

/** Switches that keep a browser from asking anything of the outside, and emails as wide as they are wherever it is drawn. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives a second or two: compilers that pay off after many take a tenth of the browser's time.
  '--js-flags=--always-sparkplug --no-maglev --no-turbofan',
  `--blink-settings=${Object.entries(behaviour)
    .map(([name, value]) => `${name}=${value}`)
    .join()}`,
]

/** Opens a real Chromium without a window: the one named in CHROMIUM_PATH, the one of the npm package, or the system's. */
export async function openBrowser(): Promise<Browser> {
  // A fixed language: without a locale Chromium would send a language that no page supports.
  return chromium.launch({
    executablePath: browserPath(),
    args: quiet,
    // Playwright has the processes of a browser share files on the disk, for containers with little memory to share: a tenth of their work.
    ignoreDefaultArgs: (await hasRoomInMemory()) ? ['--disable-dev-shm-usage'] : [],
    env: { ...process.env, LANG: 'en_US.UTF-8' },
  })
}

/**
 * Where that Chromium is, as scripts/prepare.mjs has unpacked it. The packaged one is a shell without windows, which takes a
 * third less time, and the same everywhere.
 */
export function browserPath(): string {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (process.platform !== 'linux' || process.arch !== 'x64') return '/usr/bin/chromium'
  return path.resolve('node_modules/.cache/chromium/chromium')
}

/** The answer to the next form that a page sends. The page's own visit messages do not count. */
export const answerToForm = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => answer.request().method() === 'POST' && !answer.url().endsWith('/visits'))
