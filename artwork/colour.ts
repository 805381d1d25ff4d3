/** Colour ramps mixed in OKLab, so that steps between two inks look even to the eye. */

type Triple = readonly [number, number, number]

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

function linearRgb(hex: string): Triple {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

function toLab(hex: string): Triple {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (c: number) => Math.round(Math.min(1, Math.max(0, toGamma(c))) * 255)
  return `#${rgb.map((c) => byte(c).toString(16).padStart(2, '0')).join('')}`
}

const mixLab = (from: Triple, to: Triple, t: number): Triple => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
  from[2] + (to[2] - from[2]) * t,
]

/** `count` even steps through four stops, as hex; the first and last step are the outer stops. */
export function ramp(stops: readonly [string, string, string, string], count: number): string[] {
  const [a, b, c, d] = [toLab(stops[0]), toLab(stops[1]), toLab(stops[2]), toLab(stops[3])]
  return Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 3
    if (t <= 1) return toHex(mixLab(a, b, t))
    if (t <= 2) return toHex(mixLab(b, c, t - 1))
    return toHex(mixLab(c, d, t - 2))
  })
}

/** Contrast ratio of two hex colours, 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linearRgb(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
