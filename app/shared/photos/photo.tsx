import { type Picture, pictureHref, sourceSet, widthFor } from '#features/media/picture.ts'
import { focalClasses } from './focal-classes.ts'

type Props = {
  picture: Picture
  /** How wide it is shown, as the attribute `sizes` takes it: '(max-width: 48rem) 94vw, 44rem'. */
  sizes: string
  className?: string
  /** Loads the picture immediately, for the first one that a visitor sees. Others load lazily. */
  eager?: boolean
  /** For a picture with the same text beside it: screen readers skip it. */
  decorative?: boolean
}

/** A picture that staff sent, in the smallest file that fits, with its words. Its page has the sheet photo.css. */
export function Photo({ picture, sizes, className, eager = false, decorative = false }: Props) {
  const { width, height, alt } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        className={['photo', focalClasses(picture), className].filter(Boolean).join(' ')}
        src={pictureHref(picture, widthFor(picture, 960), 'jpg')}
        srcSet={sourceSet(picture, 'jpg')}
        sizes={sizes}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' })}
        decoding="async"
      />
    </picture>
  )
}
