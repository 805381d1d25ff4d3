/** What browsers say of the machine under them, by how it begins, and the word that people know it by. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^android|^linux (arm|aarch)/i, 'Android'],
  [/^iphone|^ipod|^ios/i, 'iPhone'],
  [/^ipad/i, 'iPad'],
  [/^win/i, 'Windows'],
  [/^mac/i, 'Mac'],
  [/^(cros|chrome ?os|chromium os)/i, 'Chromebook'],
  [/^linux|^x11|^ubuntu/i, 'Linux'],
]

/** 'Android' for 'Linux armv81', 'Mac' for 'MacIntel'; what nobody knows stays as it was said, and nothing said is 'Unknown'. */
export function platformName(platform: string): string {
  const platformText = platform.trim()
  if (platformText === '' || platformText === 'unknown') return 'Unknown'
  return names.find(([form]) => form.test(platformText))?.[1] ?? platformText
}
