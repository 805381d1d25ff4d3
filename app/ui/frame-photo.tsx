/** What its addresses begin with; a width and a format follow. `colour` stands there until it has loaded. */
export type FramedPhoto = { base: string; widths: readonly number[]; colour?: string | null }

type Props = {
  photo: FramedPhoto
  /** How wide it is shown, as the attribute `sizes` takes it. */
  sizes: string
  /** What it shows; nothing where the words beside it say the same. */
  alt?: string
  eager?: boolean
  /** A lazy one that may be in the first view after all. */
  beforeScripts?: boolean
}

/** A photograph that was cut to three by two, in the smallest file that fits its frame. */
export function FramePhoto({ photo: { base, widths }, sizes, alt = '', eager = false, beforeScripts = eager }: Props) {
  const set = (format: string) => widths.map((width) => `${base}${width}.${format} ${width}w`).join()
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={`${base}${widths.at(-1)}.jpg`}
        alt={alt}
        width={480}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        {...(beforeScripts && { fetchPriority: 'high' })}
        decoding="async"
      />
    </picture>
  )
}

/** The colour of a photograph behind it. An attribute of SVG, because the security policy refuses style="". */
export const PhotoColour = ({ colour }: { colour?: string | null | undefined }) =>
  colour ? (
    <svg aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  ) : null
