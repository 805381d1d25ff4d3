import { type Picture, pictureHref, sourceSet, widthFor } from '#features/media/picture.ts'
import { type CropName, cropBase, cropWidths } from '#features/media/picture-crops.ts'
import { pictureFormats, pictureTypes } from '#platform/pictures/picture-formats.ts'
import { focalClasses } from './focal-classes.ts'

type Props = {
  picture: Picture
  /** The crop that a phone gets instead of the whole picture, and how wide it is shown there. */
  phone: { crop: CropName; sizes: string }
  /** How wide it is shown in a wider window. */
  sizes: string
  eager?: boolean
}

/** A photograph that a phone gets in another crop than a wide window. Both keep the focal point; the sheet photo.css goes with it. */
export function ArtPhoto({ picture, phone, sizes, eager = false }: Props) {
  const { crops, width, height, alt } = picture
  return (
    <picture>
      {crops &&
        pictureFormats.map((format) => {
          const base = cropBase(picture, phone.crop, crops)
          const set = cropWidths(phone.crop, picture).map((one) => `${base}${one}.${format} ${one}w`)
          const source = { type: pictureTypes[format], srcSet: set.join(), sizes: phone.sizes }
          return <source key={format} media="(max-width: 720px)" {...source} />
        })}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        className={['photo', focalClasses(picture)].filter(Boolean).join(' ')}
        src={pictureHref(picture, widthFor(picture, 960), 'jpg')}
        srcSet={sourceSet(picture, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' })}
        decoding="async"
      />
    </picture>
  )
}
