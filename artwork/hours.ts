import { ramp } from './colour.ts'

/** The hours of day of a drawing. The home page runs through them from dawn to night. */
export const hours = ['dawn', 'mist', 'day', 'coast', 'golden', 'dusk', 'night', 'forest'] as const

export type Hour = (typeof hours)[number]

/**
 * Sky from zenith to horizon, sun, ridges from far to near, mist, water, lamp, red accent (K), pale text (P); in the order of the
 * CSS.
 */
// biome-ignore format: the palette is read in rows
const inkNames = [
  's0', 's1', 's2', 's3', 's4', 'sun',
  'r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7',
  'm', 'w0', 'w1', 'L', 'K', 'P',
] as const

type InkName = (typeof inkNames)[number]

/** A colour for every ink: hex when baked into a file, `var(--…)` when the page gives the colours. */
export type Palette = Readonly<Record<InkName, string>>

type Stops = readonly [string, string, string, string]
type Recipe = {
  sky: Stops
  sun: string
  ridges: Stops
  mist: string
  water: readonly [string, string]
  lamp: string
  accent: string
  pale: string
}

const recipes: Record<Hour, Recipe> = {
  dawn: {
    sky: ['#33646c', '#7ba19b', '#d9c7a0', '#f6b877'],
    sun: '#fff1cf',
    ridges: ['#eda873', '#b97f68', '#55605f', '#0f2a2d'],
    mist: '#f8cf9d',
    water: ['#e9b98b', '#46686b'],
    lamp: '#ffd989',
    accent: '#c8452b',
    pale: '#fdeccb',
  },
  mist: {
    sky: ['#c3d5cb', '#dbe1cf', '#efe8d0', '#f8edcf'],
    sun: '#fffaea',
    ridges: ['#c9d6c0', '#8fae99', '#3c7060', '#0e3026'],
    mist: '#f3eed8',
    water: ['#cfdccb', '#6d978b'],
    lamp: '#fff3c9',
    accent: '#b8472a',
    pale: '#fbf7e6',
  },
  day: {
    sky: ['#4f9aa0', '#86bcb5', '#c4d9c2', '#f2e6bd'],
    sun: '#fff8dc',
    ridges: ['#b8c79b', '#7d9c5f', '#3f6d47', '#153a2c'],
    mist: '#f1ecc9',
    water: ['#8cc4bd', '#2c7c84'],
    lamp: '#fff3c9',
    accent: '#c4472a',
    pale: '#fdf6dc',
  },
  coast: {
    sky: ['#3f9ea6', '#7fc2bf', '#bfe0d2', '#f3efd2'],
    sun: '#fffbe6',
    ridges: ['#a9cfc0', '#5fa198', '#2a6f6c', '#0e3b40'],
    mist: '#f0f2da',
    water: ['#6cc3ba', '#0f7680'],
    lamp: '#fff3c9',
    accent: '#cf4b2b',
    pale: '#fff7e2',
  },
  golden: {
    sky: ['#e98f3c', '#f1ab4c', '#f6c667', '#fbe09a'],
    sun: '#fff6d4',
    ridges: ['#eeb155', '#d0742f', '#8a3a1c', '#2a120d'],
    mist: '#fbd98c',
    water: ['#f6cd79', '#b4602c'],
    lamp: '#fff0b8',
    accent: '#a8321c',
    pale: '#fff1c6',
  },
  dusk: {
    sky: ['#16303f', '#3d4a56', '#a0574a', '#ec9a55'],
    sun: '#ffd99a',
    ridges: ['#b5634c', '#6a4149', '#2b2a35', '#0b1117'],
    mist: '#e08c56',
    water: ['#d98a58', '#26384a'],
    lamp: '#ffd071',
    accent: '#d2512f',
    pale: '#ffe3b4',
  },
  night: {
    sky: ['#061420', '#0b2430', '#123a42', '#2a5c5a'],
    sun: '#fbeec8',
    ridges: ['#265654', '#163b41', '#0b2029', '#040b11'],
    mist: '#39706a',
    water: ['#235556', '#081b26'],
    lamp: '#ffc95e',
    accent: '#d2512f',
    pale: '#fdf1cd',
  },
  forest: {
    sky: ['#b9cda6', '#d0dcb4', '#e6e7c3', '#f6efcf'],
    sun: '#fffbe6',
    ridges: ['#bdd0a0', '#7ea673', '#2f6a4a', '#0a2a20'],
    mist: '#eef0cd',
    water: ['#b5d0ac', '#4d8a76'],
    lamp: '#fff3c9',
    accent: '#c4472a',
    pale: '#fbf8df',
  },
}

function paletteOf(colour: (name: InkName) => string): Palette {
  return Object.fromEntries(inkNames.map((name) => [name, colour(name)])) as Record<InkName, string>
}

function inksOf(recipe: Recipe): Palette {
  const sky = ramp(recipe.sky, 5)
  const ridges = ramp(recipe.ridges, 8)
  const single: Partial<Record<InkName, string>> = {
    sun: recipe.sun,
    m: recipe.mist,
    w0: recipe.water[0],
    w1: recipe.water[1],
    L: recipe.lamp,
    K: recipe.accent,
    P: recipe.pale,
  }
  return paletteOf((name) => single[name] ?? (name[0] === 's' ? sky : ridges)[Number(name[1])] ?? '#000000')
}

export const hourInks = Object.fromEntries(hours.map((hour) => [hour, inksOf(recipes[hour])])) as Record<Hour, Palette>

/** Colours left to the page: the section's hour class decides them. */
export const tokenPalette: Palette = paletteOf((name) => `var(--${name})`)

/** One CSS block for each hour; inline scenes and their ground panels inherit from it. */
export function hoursCss(): string {
  const block = (hour: Hour) => inkNames.map((name) => `--${name}:${hourInks[hour][name]}`).join(';')
  return hours.map((hour) => `.h-${hour}{${block(hour)}}`).join('\n')
}
