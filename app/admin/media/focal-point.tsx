import type { KeyboardEvent, MouseEvent } from 'react'
import type { Picture } from '#features/media/picture.ts'
import { useWords } from '../../languages/use-words.ts'
import { Photo } from '../../shared/photos/photo.tsx'
import { mediaAdminWords } from '../../words/admin/content/media.ts'
import { movedPoint, percentOf, pressedPoint, type TypedPoint } from './point-moves.ts'

type Props = { picture: Picture; point: TypedPoint; onPoint: (point: TypedPoint) => void; mayChange: boolean }

/** The whole picture with its focal point, which a press or the arrow keys set, and the crops of pages. */
export function FocalPoint({ picture, point, onPoint, mayChange }: Props) {
  const words = useWords(mediaAdminWords).page
  const [x, y] = [percentOf(point.x), percentOf(point.y)]
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A key press on the button has no position on the picture.
    if (event.detail > 0)
      onPoint(pressedPoint({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect()))
  }
  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const moved = movedPoint(point, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onPoint(moved)
  }
  const whole = (
    <>
      <Photo picture={picture} sizes="(max-width: 67rem) 90vw, 46rem" eager />
      <Mark picture={picture} x={x} y={y} />
    </>
  )
  return (
    <div className="focal">
      <h2>{words.point}</h2>
      {mayChange ? (
        <>
          <p className="small muted" id="point-hint">
            {words.pointHint}
          </p>
          <button
            type="button"
            className="focal-picture"
            aria-label={`${words.pointField}: ${words.conflict.point({ x, y })}`}
            aria-describedby="point-hint"
            onClick={press}
            onKeyDown={move}
          >
            {whole}
          </button>
        </>
      ) : (
        <div className="focal-picture">{whole}</div>
      )}
      <p className="small muted">{words.shapes}</p>
      <div className="shapes">
        {['wide', 'square', 'tall'].map((shape) => (
          <Photo
            key={shape}
            picture={{ ...picture, x: x / 100, y: y / 100 }}
            sizes="(max-width: 30rem) 45vw, 16rem"
            className={shape}
            decorative
          />
        ))}
      </div>
    </div>
  )
}

/** A ring around the point, of one size on every picture. */
function Mark({ picture: { width, height }, x, y }: { picture: Picture; x: number; y: number }) {
  const [at, down, size] = [(x / 100) * width, (y / 100) * height, Math.max(width, height) / 40]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <circle cx={at} cy={down} r={size} className="under" />
      <circle cx={at} cy={down} r={size} className="over" />
      <circle cx={at} cy={down} r={size / 5} className="dot" />
    </svg>
  )
}
