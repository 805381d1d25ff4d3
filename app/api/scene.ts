import type { Hour } from '#artwork/hours.ts'
import { type SceneFormat, type SceneId, scene } from '#artwork/scene.ts'
import { contextOf, sharePage } from '../context.ts'
import { written } from '../languages/addresses.ts'
import { languageOf, wordsReader } from '../shared/page-words.server.ts'
import { readDrawing } from '../shared/read-drawing.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import type { Route } from './+types/scene.ts'
import { drawMap } from './maps.server.ts'

/** Maps name places; a drawing is there once. */
export const handle = { inLanguages: true } satisfies RouteHandle

const formats: readonly SceneFormat[] = ['landscape', 'wide', 'portrait']

/** What the foot of every document shows of the hills: features/documents/paper/paper.server.tsx. */
const paperHills = [-360, 240, 1920, 560] as const

/** A drawing or a map as a file: a drawing's address gives the same bytes for ever, a map's until it changes. Nonsense is not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { name } = params
  const drawing = languageOf(context) === written ? readSceneName(name) : undefined
  if (drawing) {
    sharePage(context, [])
    return svg(scene(drawing.id, { ...drawing, colours: 'baked' }), 'public, max-age=31536000, immutable')
  }
  if (name === 'letterhead.svg' && languageOf(context) === written) {
    sharePage(context, [])
    return svg(scene('hills', { format: 'wide', sky: false, hour: 'mist', crop: paperHills }), 'public, max-age=86400')
  }
  const map = name.endsWith('.svg')
    ? await drawMap(contextOf(context), name.slice(0, -'.svg'.length), wordsReader(context))
    : undefined
  if (!map) throw new Response('Not found', { status: 404 })
  sharePage(context, map.tags)
  return svg(map.svg, 'public, max-age=300')
}

type SceneName = { id: SceneId; hour: Hour; seed: number; format: SceneFormat }

/** The default format is not written into the name: one picture has one address. */
function readSceneName(name: string): SceneName | undefined {
  const [, drawn = '', format = 'landscape'] = /^([a-z-]+-\d+)(?:-([a-z]+))?\.svg$/.exec(name) ?? []
  const drawing = readDrawing(drawn)
  const shape = formats.find((one) => one === format)
  return drawing && shape && !name.endsWith('-landscape.svg') ? { ...drawing, format: shape } : undefined
}

function svg(text: string, caching: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': caching } })
}
