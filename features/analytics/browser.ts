export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'other'] as const
export type Browser = (typeof browsers)[number]

/** Browsers with a name of their own, and those inside another program, that call themselves Chrome or Safari besides. */
const named =
  /SamsungBrowser|UCBrowser|UCWEB|YaBrowser|Vivaldi|DuckDuckGo|Ddg\/|MiuiBrowser|HuaweiBrowser|Silk\/|QQBrowser|Whale\/|PhoenixBrowser|Seamonkey|FB_IAB|FBA[NV]\/|Instagram|GSA\//i

/** The browser that a user agent says it is, in one of six words. What it calls itself last counts: nearly all say they are Safari. */
export function browserOf(userAgent: string): Browser {
  if (named.test(userAgent)) return 'other'
  if (/\bEdg(e|A|iOS)?\//.test(userAgent)) return 'edge'
  if (/\b(OPR|OPiOS|OPT|OPX|Opera)\b/.test(userAgent)) return 'opera'
  if (/\b(Firefox|FxiOS)\//.test(userAgent)) return 'firefox'
  if (/\b(Chrome|Chromium|CriOS)\//.test(userAgent)) return 'chrome'
  return /\bVersion\/[\d.]+ .*\bSafari\//.test(userAgent) ? 'safari' : 'other'
}
