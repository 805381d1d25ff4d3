import { imigongoInk } from './imigongo.ts'

/** Two hills in three parallel ridges: reads as m, as hills, as imigongo. */
function ridges(outer: string, inner: string): string {
  const ridge = (y: number, colour: string) =>
    `<path d="M-4 ${y}L10 ${y - 14.5} 20 ${y - 4} 30 ${y - 14.5} 44 ${y}" stroke="${colour}"/>`
  return `<g fill="none" stroke-width="5" stroke-miterlimit="9">${ridge(23, outer)}${ridge(33, inner)}${ridge(43, outer)}</g>`
}

/** The mark for the page: takes the colour of the text around it. Never smaller than 24 px. */
export function mark(size = 36): string {
  const drawing = ridges('currentColor', `var(--laterite,${imigongoInk.laterite})`)
  return `<svg class="mark" viewBox="0 0 40 40" width="${size}" height="${size}" aria-hidden="true">${drawing}</svg>`
}

/** The mark on soot, a file of its own. */
export function favicon(): string {
  const ground = `<path d="M0 0h56v56H0z" fill="${imigongoInk.soot}"/>`
  const clip = '<clipPath id="c"><path d="M0 0h40v40H0z"/></clipPath>'
  const drawing = `<g transform="translate(8 8)" clip-path="url(#c)">${ridges(imigongoInk.kaolin, '#e0694c')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">${clip}${ground}${drawing}</svg>`
}
