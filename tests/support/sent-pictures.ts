import sharp from 'sharp'
import { scene } from '#artwork/scene.ts'

/**
 * Something like a photo: a drawing of ours with the grain of a camera over it, in the given format. The same size
 * and seed give the same picture.
 */
export async function photo({
  width = 1200,
  height = 800,
  seed = 1,
  format = 'jpeg' as 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
} = {}) {
  const drawing = Buffer.from(scene('hills', { seed, hour: 'day', colours: 'baked' }))
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  })
    .png()
    .toBuffer()
  return sharp(drawing)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: grain, blend: 'overlay' }])
    .removeAlpha()
    .toFormat(format)
    .toBuffer()
}
