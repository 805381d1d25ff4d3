export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'other'] as const
export type Browser = (typeof browsers)[number]

/** Browsers that name themselves, and apps with a browser inside, which also claim to be Chrome or Safari. */
const named =
  /SamsungBrowser|UCBrowser|UCWEB|YaBrowser|Vivaldi|DuckDuckGo|Ddg\/|MiuiBrowser|HuaweiBrowser|Silk\/|QQBrowser|Whale\/|PhoenixBrowser|Seamonkey|FB_IAB|FBA[NV]\/|Instagram|GSA\//i

/** The browser of a user agent, as one of six names. The last name in it counts, because nearly all claim to be Safari. */
export function browserOf(userAgent: string): Browser {
  if (named.test(userAgent)) return 'other'
  if (/\bEdg(e|A|iOS)?\//.test(userAgent)) return 'edge'
  if (/\b(OPR|OPiOS|OPT|OPX|Opera)\b/.test(userAgent)) return 'opera'
  if (/\b(Firefox|FxiOS)\//.test(userAgent)) return 'firefox'
  if (/\b(Chrome|Chromium|CriOS)\//.test(userAgent)) return 'chrome'
  return /\bVersion\/[\d.]+ .*\bSafari\//.test(userAgent) ? 'safari' : 'other'
}
