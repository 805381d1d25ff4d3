import { Circle, ClipPath, Defs, G, LinearGradient, Path, Stop, Svg, Text } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { readSvg, type SvgMark } from './svg-tree.ts'

type Attributes = Readonly<Record<string, string>>

/** What a drawing takes from its page: the styles of its classes, and the colours of `var()` and `currentColor`. */
export type Looks = { classes?: Readonly<Record<string, Attributes>>; colours?: Readonly<Record<string, string>>; ink?: string }

/** Attributes that a group passes to its children. */
const handedDown = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'opacity',
] as const

type Hand = { marks: ReadonlyMap<string, SvgMark>; looks: Looks }

type DrawingProps = {
  svg: string
  width: number
  height: number
  looks?: Looks
  /** Another view box over the same drawing. */
  crop?: readonly [number, number, number, number]
  /** Leaves out what lies behind the layer whose id begins so. */
  from?: string
}

/** A drawing of `artwork/` with the printer's own marks: paths stay paths, words stay words. */
export function Drawing({ svg, width, height, looks = {}, crop, from }: DrawingProps) {
  const drawing = readSvg(svg)
  return (
    <Svg viewBox={crop?.join(' ') ?? drawing.attributes.viewBox ?? ''} width={width} height={height}>
      <Defs>
        {gradientsOf(drawing)}
        {clipsOf(drawing)}
      </Defs>
      {marksOf(drawing, looks).slice(from ? firstLayer(drawing, from) : 0)}
    </Svg>
  )
}

function firstLayer(drawing: SvgMark, from: string): number {
  const begins = ({ attributes, children }: SvgMark): boolean => attributes.id?.startsWith(from) || children.some(begins)
  return Math.max(0, drawing.children.findIndex(begins))
}

/** The marks of a whole drawing without its frame, for a pattern that repeats them. */
export function marksOf(drawing: SvgMark, looks: Looks): ReactNode[] {
  const marks = new Map<string, SvgMark>()
  const note = (mark: SvgMark) => {
    if (mark.attributes.id) marks.set(mark.attributes.id, mark)
    mark.children.forEach(note)
  }
  note(drawing)
  return drawing.children.map((mark, i) => drawn(mark, {}, { marks, looks }, `${i}`))
}

function drawn(mark: SvgMark, inherited: Attributes, hand: Hand, key: string): ReactNode {
  const { name, children } = mark
  const own = { ...inherited, ...hand.looks.classes?.[mark.attributes.class ?? ''], ...mark.attributes }
  switch (name) {
    case 'g': {
      const passed = Object.fromEntries(handedDown.flatMap((one) => (own[one] === undefined ? [] : [[one, own[one]]])))
      const inner = children.map((child, i) => drawn(child, passed, hand, `${i}`))
      return (
        <G key={key} {...(own.transform && { transform: spaced(own.transform) })}>
          {inner}
        </G>
      )
    }
    case 'use': {
      const used = hand.marks.get((own.href ?? '').slice(1))
      if (!used) return null
      const { x, y, href, transform = '', 'clip-path': clip, ...passed } = own
      const moved = (
        <G key={key} transform={spaced(`${transform}translate(${x ?? 0} ${y ?? 0})`)}>
          {drawn(used, passed, hand, 'used')}
        </G>
      )
      return clip ? (
        <G key={key} clipPath={clip}>
          {moved}
        </G>
      ) : (
        moved
      )
    }
    case 'path':
      return <Path key={key} d={own.d ?? ''} {...inkOf(own, hand.looks)} />
    case 'circle':
      return (
        <Circle
          key={key}
          cx={Number(own.cx)}
          cy={Number(own.cy)}
          r={Number(own.r)}
          {...inkOf({ ...own, ...turnedDashes(own) }, hand.looks)}
        />
      )
    case 'text':
      return (
        <Text key={key} x={Number(own.x)} y={Number(own.y)} style={textStyleOf(own)}>
          {mark.text}
        </Text>
      )
    default:
      return null
  }
}

function inkOf(own: Attributes, looks: Looks) {
  const number = (name: string) => (own[name] === undefined ? undefined : Number(own[name]))
  const given = {
    fill: colourOf(own.fill, looks) ?? '#000000',
    stroke: colourOf(own.stroke, looks),
    strokeWidth: number('stroke-width'),
    strokeDasharray: own['stroke-dasharray'] && printedDashes(own['stroke-dasharray']),
    strokeLinecap: own['stroke-linecap'],
    strokeLinejoin: own['stroke-linejoin'],
    opacity: number('opacity'),
    fillRule: own['fill-rule'],
    transform: own.transform && spaced(own.transform),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
}

/** The printer refuses a dash of no length, which with a round end is a dot: the shortest one looks the same. */
const printedDashes = (dashes: string) =>
  dashes
    .split(' ')
    .map((dash) => (Number(dash) === 0 ? '0.01' : dash))
    .join(', ')

/** The printer knows no offset of dashes: a circle is turned instead, which moves them as far. */
function turnedDashes(own: Attributes): Attributes {
  const offset = Number(own['stroke-dashoffset'] ?? 0)
  if (offset === 0) return {}
  const degrees = (-offset / Number(own.r)) * (180 / Math.PI)
  return { transform: `rotate(${degrees.toFixed(3)} ${own.cx} ${own.cy})` }
}

function textStyleOf(own: Attributes) {
  return {
    fontFamily: own['font-family'] ?? '',
    fontSize: Number(own['font-size']),
    fill: own.fill ?? '#000000',
    textAnchor: (own['text-anchor'] ?? 'start') as 'start' | 'middle' | 'end',
  }
}

function colourOf(colour: string | undefined, { colours, ink }: Looks): string | undefined {
  if (colour === 'currentColor') return ink
  const [, name, fallback] = colour?.match(/^var\((--[\w-]+)(?:,\s*(.+))?\)$/) ?? []
  return name ? (colours?.[name] ?? fallback) : colour
}

/** Commas and spaces where the printer's reader needs them: 'translate(8, 8) scale(2)'. */
const spaced = (transform: string) =>
  transform
    .replace(
      /\(([^)]*)\)/g,
      (_, inner: string) =>
        `(${inner
          .trim()
          .split(/[\s,]+/)
          .join(', ')}) `,
    )
    .trim()

/** Our gradients all run straight down. The printer takes an x of 0 for none given, so both stand at 1. */
const gradientsOf = (drawing: SvgMark) =>
  drawing.children
    .filter(({ name }) => name === 'linearGradient')
    .map(({ attributes, children }) => (
      <LinearGradient key={attributes.id} id={attributes.id ?? ''} x1="1" y1="0" x2="1" y2="1">
        {children.map(({ attributes: stop }) => (
          <Stop
            key={stop.offset ?? '0'}
            offset={Number(stop.offset ?? 0)}
            stopColor={stop['stop-color'] ?? ''}
            stopOpacity={Number(stop['stop-opacity'] ?? 1)}
          />
        ))}
      </LinearGradient>
    ))

const clipsOf = (drawing: SvgMark) =>
  drawing.children
    .flatMap((mark) => [mark, ...mark.children])
    .filter(({ name }) => name === 'clipPath')
    .map(({ attributes, children }) => (
      <ClipPath key={attributes.id} id={attributes.id ?? ''}>
        {children.map(({ attributes: { d = '' } }) => (
          <Path key={d} d={d} />
        ))}
      </ClipPath>
    ))
