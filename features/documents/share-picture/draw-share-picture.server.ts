import { hourInks } from '#artwork/hours.ts'
import { mark } from '#artwork/mark.ts'
import { scene } from '#artwork/scene.ts'
import { display, loadFaces, plain } from '../fonts.server.ts'
import { printableFacts } from '../printable.ts'
import { cut, setTitle } from './set-title.ts'
import { type SharePicture, sharePictureSize } from './share-picture.ts'
import { outlinesOf } from './text-outlines.server.ts'

const { width, height } = sharePictureSize
/** What is seen of the panorama, and how high that is on the picture: its ground runs into the panel. */
const crop = [-360, 190, 1920, 610] as const
const sceneHeight = Math.round((width * crop[3]) / crop[2])
const margin = 64
const [nameSize, markSize] = [42, 56]
/** Sizes of the line below the title: the largest that fits is taken. */
const lineSizes = [37, 32, 28] as const
/** Where the mark and the line stand, and the title's last line above them. */
const lineAt = height - margin
const titleAt = lineAt - 66
/** The light laterite of the mark on dark ground. */
const onDark = '#e0694c'

/** A scene above, and on its ground the name, one line, and the mark and name of the operator: an SVG without any text to set. */
export async function drawSharePicture(given: SharePicture): Promise<string> {
  const { title, line, company, ...facts } = printableFacts(given, await loadFaces())
  const { r7, P, sun } = hourInks[facts.scene.hour]
  const name = outlinesOf(company, display, nameSize)
  const nameLeft = width - margin - name.width
  const markLeft = nameLeft - markSize - 14
  const set = setTitle(title, width - 2 * margin, (text, size) => outlinesOf(text, display, size).width)
  const leading = set.size * 1.02
  const room = markLeft - margin - 40
  const titleLines = set.lines.map((one, at) => {
    const y = titleAt - (set.lines.length - 1 - at) * leading
    return placed(outlinesOf(one, display, set.size).shapes, margin, y, P)
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${r7}"/>`,
    nested(scene(facts.scene.id, { ...facts.scene, format: 'wide', crop }), { x: 0, y: 0, width, height: sceneHeight }),
    ...titleLines,
    placed(lineShapes(line, room), margin, lineAt, sun),
    nested(brandMark(P), { x: markLeft, y: lineAt - markSize * 0.82, width: markSize, height: markSize }),
    placed(name.shapes, nameLeft, lineAt, P),
    '</svg>',
  ].join('')
}

/** The line below the title within its room, cut where even its smallest size is too wide. */
function lineShapes(line: string, room: number): string {
  const fits = (text: string, size: number) => outlinesOf(text, plain, size).width <= room
  const size = lineSizes.find((one) => fits(line, one)) ?? lineSizes[lineSizes.length - 1] ?? lineSizes[0]
  return outlinesOf(fits(line, size) ? line : cut(line, (text) => fits(text, size)), plain, size).shapes
}

const placed = (shapes: string, x: number, y: number, colour: string) =>
  `<g fill="${colour}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${shapes}</g>`

/** A drawing inside another one. */
const nested = (svg: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width}" height="${height}">${svg}</svg>`

/** The mark in one colour of the page and the light laterite, which a file cannot take from a page. */
const brandMark = (colour: string) =>
  mark(markSize)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replaceAll('currentColor', colour)
    .replaceAll(/var\([^)]*\)/g, onDark)
