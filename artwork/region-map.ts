import type { LandNames } from './cartography/land.ts'
import { drawPinnedMap } from './cartography/pinned-map.ts'
import type { Bounds } from './cartography/projection.ts'

export type RegionPin = { readonly name: string; readonly lat: number; readonly lng: number }

const size = { width: 720, height: 640, padding: 0 } as const

/** From the Congo forest to Zanzibar, from Kidepo to Lake Mweru. */
const bounds: Bounds = { west: 25.6, east: 41.2, south: -9.9, north: 3.9 }
const marked = new Set(['Rwanda'])

/** The region we travel in, with Rwanda marked and a small diamond for each pin. Names with no room stay out. */
export const regionMap = ({ pins, title, land }: { pins: readonly RegionPin[]; title: string; land: LandNames }): string =>
  drawPinnedMap({ bounds, size, marked, pins, title, land }).svg
