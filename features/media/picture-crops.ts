import { type PictureFormat, pictureFormats } from '#platform/pictures/picture-formats.ts'
import type { Picture } from './picture.ts'

/** The shapes that a picture is cut to round its focal point, besides being made whole. */
export const cropNames = ['tall', 'card', 'share'] as const
export type CropName = (typeof cropNames)[number]

/** What a crop of a picture's file is made of: its shape, its widths in pixels, and its most bytes at one of them. */
type CropPlan = {
  across: number
  down: number
  widths: readonly number[]
  formats: readonly PictureFormat[]
  budget: Partial<Record<PictureFormat, number>> & { width: number }
}

/** `tall` for the head of a page on a phone, `card` for lists and small frames, `share` for a shared link, which readers expect as JPEG. */
export const cropPlans: Readonly<Record<CropName, CropPlan>> = {
  tall: {
    across: 4,
    down: 5,
    widths: [480, 800],
    formats: pictureFormats,
    budget: { width: 800, avif: 34_000, webp: 50_000, jpg: 80_000 },
  },
  card: {
    across: 3,
    down: 2,
    widths: [320, 480, 800],
    formats: pictureFormats,
    budget: { width: 480, avif: 11_000, webp: 16_000, jpg: 26_000 },
  },
  share: { across: 1200, down: 630, widths: [1200], formats: ['jpg'], budget: { width: 1200, jpg: 180_000 } },
}

/** A place along an axis in steps of a quarter, 0 to 4. */
export type Steps = { x: number; y: number }

/** How many steps there are along an axis, the first counted. */
export const stepCount = 5

const lastStep = stepCount - 1

/** The steps nearest to a focal point, whose `x` and `y` go from 0 to 1. */
export const stepsOf = ({ x, y }: { x: number; y: number }): Steps => ({ x: stepOf(x), y: stepOf(y) })

const stepOf = (at: number): number => Math.round(Math.min(1, Math.max(0, at)) * lastStep)

type Size = { width: number; height: number }

/** The part of a picture that a crop shows, in pixels, and the step along the one axis that is cut: it is part of the crop's address. */
export function cropOf(name: CropName, { width, height }: Size, steps: Steps) {
  const { across, down } = cropPlans[name]
  const isWider = width * down > height * across
  const cut = isWider
    ? { width: Math.max(1, Math.round((height * across) / down)), height }
    : { width, height: Math.max(1, Math.round((width * down) / across)) }
  return {
    step: isWider ? steps.x : steps.y,
    left: Math.round(((width - cut.width) * steps.x) / lastStep),
    top: Math.round(((height - cut.height) * steps.y) / lastStep),
    ...cut,
  }
}

/** The widths in which a crop of a picture is made: none wider than what it shows, but for the smallest. */
export function cropWidths(name: CropName, size: Size): readonly number[] {
  const { widths } = cropPlans[name]
  const { width } = cropOf(name, size, { x: 0, y: 0 })
  const fitting = widths.filter((one) => one <= width)
  return fitting.length > 0 ? fitting : widths.slice(0, 1)
}

type Cropped = Pick<Picture, 'id' | 'file' | 'width' | 'height'>

/** What the addresses of a crop begin with; the width and the format follow. */
export const cropBase = (picture: Cropped, name: CropName, steps: Steps): string =>
  `/pictures/${picture.id}-${picture.file}-${name}${cropOf(name, picture, steps).step}-`

/** The picture of a shared link, 1200 by 630, as JPEG; undefined for a picture without crops. */
export const shareCrop = (picture: Picture): string | undefined =>
  picture.crops ? `${cropBase(picture, 'share', picture.crops)}1200.jpg` : undefined

/** A cover as the picture of a shared link, and its words; undefined without a cover, and for one without crops. */
export function photoShare(cover: Picture | null | undefined): { href: string; alt: string } | undefined {
  const href = cover ? shareCrop(cover) : undefined
  return cover && href ? { href, alt: cover.alt } : undefined
}
