import type { Generated } from 'kysely'
import type { PictureState } from './picture.ts'

export type MediaTables = {
  pictures: {
    id: string
    name: string
    alt: Generated<string>
    credit: Generated<string>
    focal_x: Generated<number>
    focal_y: Generated<number>
    type: 'image/jpeg' | 'image/webp'
    width: number
    height: number
    bytes: number
    hash: string
    state: Generated<PictureState>
    drawn_hash: string | null
    drawn_width: number | null
    drawn_height: number | null
    colour: string | null
    crop_x: number | null
    crop_y: number | null
    crop_hash: string | null
    created_by: string
    created_at: Date
    changed_by: string
    changed_at: Date
    version: Generated<number>
    trashed_at: Date | null
  }
}
