import type { Page } from 'playwright-core'
import { objections } from './axe.ts'

/**
 * What axe objects to in the contrast of a page's texts as it is now. axe takes most of its time for that, so it is asked only about
 * texts whose contrast is not plainly enough: an opaque colour on opaque layers of its own ancestors, with nothing else beneath.
 * low-contrast.test.ts compares both on planted faults.
 */
export async function lowContrast(page: Page): Promise<string[]> {
  if ((await page.evaluate(markDoubtful)) === 0) return []
  return objections(page, { only: ['color-contrast'], within: '[data-doubtful]' })
}

/** Runs in the page: marks each text that needs a closer look, and returns how many they are. */
function markDoubtful(): number {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  /** `isCut`: only read aloud, as axe takes it too. */
  type Paint = {
    isCut: boolean
    style: CSSStyleDeclaration
    layer: Colour
    opacity: number
    box: DOMRect
    isPicture: boolean
    isPlain: boolean
  }

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Colour>()
  /** A computed colour of any space, as the browser paints it. */
  const colourOf = (text: string): Colour => {
    const before = known.get(text)
    if (before || !canvas) return before ?? [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (part) => part / 255)
    known.set(text, [red, green, blue, alpha])
    return [red, green, blue, alpha]
  }
  const light = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const luminance = ([red, green, blue]: Colour) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  const ratio = (one: Colour, other: Colour) => {
    const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
  }
  const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour): Colour => [
    r * alpha + red * (1 - alpha),
    g * alpha + green * (1 - alpha),
    b * alpha + blue * (1 - alpha),
    1,
  ]

  const pictures = new Set(['IMG', 'CANVAS', 'OBJECT', 'IFRAME', 'VIDEO', 'svg'])
  const paints = new Map<Element, Paint>()
  for (const one of document.querySelectorAll('html, body, body *')) {
    one.removeAttribute('data-doubtful')
    const style = getComputedStyle(one)
    const isPlain =
      style.filter === 'none' &&
      style.mixBlendMode === 'normal' &&
      style.backgroundClip !== 'text' &&
      !style.zIndex.startsWith('-')
    const isPicture = style.backgroundImage !== 'none' || pictures.has(one.nodeName)
    const isCut = style.clipPath === 'inset(50%)' || (paints.get(one.parentElement as Element)?.isCut ?? false)
    const layer = colourOf(style.backgroundColor)
    paints.set(one, { style, layer, opacity: Number(style.opacity), box: one.getBoundingClientRect(), isPicture, isPlain, isCut })
  }
  const layered = [...paints].filter(([, { layer, box, isCut }]) => layer[3] > 0 && !isCut && box.width > 0 && box.height > 0)

  const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const holds = (a: DOMRect, b: DOMRect) =>
    a.left <= b.left + 1 && a.right >= b.right - 1 && a.top <= b.top + 1 && a.bottom >= b.bottom - 1

  /** Where the texts of an element are; a field's is its box. */
  const placesOf = (one: Element): DOMRect[] => {
    if (one.matches('input, select, textarea')) return [one.getBoundingClientRect()]
    return Array.from(one.childNodes).flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return Array.from(range.getClientRects())
    })
  }

  const isEnough = (one: Element, places: readonly DOMRect[]): boolean => {
    const own = paints.get(one)
    if (own?.style.textShadow !== 'none' || own.style.webkitTextStrokeWidth !== '0px') return false
    // What is neither around the text nor in it may lie beneath it.
    if (layered.some(([other, { box }]) => !other.contains(one) && places.some((place) => meet(box, place)))) return false
    const layers: Colour[] = []
    let shows = 1
    for (let at: Element | null = one; at; at = at.parentElement) {
      const paint = paints.get(at)
      if (!paint?.isPlain) return false
      const { layer, opacity, isPicture, box } = paint
      if (opacity < 1 && (layers.length > 0 || layer[3] > 0 || isPicture)) return false
      shows *= opacity
      if (layers.at(-1)?.[3] === 1 || (layer[3] === 0 && !isPicture)) continue
      const isWholePage = at === document.documentElement || at === document.body
      if (!isWholePage && !places.every((place) => holds(box, place))) return false
      // axe cannot tell what a picture is like, and objects to nothing on it.
      if (isPicture) return true
      layers.push(layer)
    }
    if (layers.at(-1)?.[3] !== 1) return false
    const beneath = layers.reduceRight((below, layer) => over(layer, below))
    const [red, green, blue, alpha] = colourOf(own.style.color)
    // A little more than is asked: what the browser paints is rounded to 255 steps.
    return ratio(over([red, green, blue, alpha * shows], beneath), beneath) >= 4.6
  }

  let doubtful = 0
  for (const one of document.body.querySelectorAll('*')) {
    const isField = one.matches('input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea')
    if (!isField && !Array.from(one.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
      continue
    if (paints.get(one)?.isCut || !one.checkVisibility({ visibilityProperty: true })) continue
    if (isEnough(one, placesOf(one))) continue
    one.setAttribute('data-doubtful', '')
    doubtful++
  }
  return doubtful
}
