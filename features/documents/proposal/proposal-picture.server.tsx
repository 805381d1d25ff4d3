import { Image } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { PrintedProposal } from './proposal-facts.ts'

type Box = { width: number; height: number }

/** Draws a photograph by its key, cut to a box; nothing where there is none. */
export type PictureOf = (key: string | null, box: Box) => ReactElement | null

export const picturesFrom = (pictures: PrintedProposal['pictures']): PictureOf => {
  const files = new Map(Object.entries(pictures).map(([key, base64]) => [key, Buffer.from(base64, 'base64')]))
  return (key, box) => {
    const data = key === null ? undefined : files.get(key)
    return data ? <Photograph data={data} box={box} /> : null
  }
}

/** A JPEG cut to a box. */
export const Photograph = ({ data, box }: { data: Buffer; box: Box }) => (
  <Image src={{ data, format: 'jpg' }} style={{ ...box, objectFit: 'cover' }} />
)
