import type { ReadWords } from '#platform/languages/read-words.ts'
import { profileAdminWords } from '../../words/admin/profile.ts'

/** What gives a browser away in how it names itself. Many name another besides, so the first that fits counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** 'Firefox on Windows': a browser and its system in words, as far as it says who it is. */
export function deviceText(read: ReadWords, agent: string | null): string {
  const { unknownBrowser, browserOn } = read(profileAdminWords).sessions
  const find = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent ?? ''))?.[1]
  const browser = find(browsers) ?? unknownBrowser
  const system = find(systems)
  return system ? browserOn({ browser, system }) : browser
}
