/** The beginnings of what browsers report as their platform, and the name that people know. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^android|^linux (arm|aarch)/i, 'Android'],
  [/^iphone|^ipod|^ios/i, 'iPhone'],
  [/^ipad/i, 'iPad'],
  [/^win/i, 'Windows'],
  [/^mac/i, 'Mac'],
  [/^(cros|chrome ?os|chromium os)/i, 'Chromebook'],
  [/^linux|^x11|^ubuntu/i, 'Linux'],
]

/** 'Android' for 'Linux armv81', 'Mac' for 'MacIntel'; an unknown platform keeps its text, an empty one has no name. */
export function platformName(platform: string): string | undefined {
  const platformText = platform.trim()
  if (platformText === '' || platformText === 'unknown') return undefined
  return names.find(([form]) => form.test(platformText))?.[1] ?? platformText
}
