const marks = ['avoid', 'wet', 'good', 'best'] as const

type Props = {
  /** 0 avoid, 1 possible, 2 good, 3 best, January to December. */
  months: readonly number[]
  letters: readonly string[]
  /** The strip as a sentence, for screen readers. */
  sentence: string
  legend: Readonly<Record<(typeof marks)[number], string>>
}

/** A year in twelve cells, with a legend, so that colour is never the only sign. Nothing where no month differs. */
export function SeasonStrip({ months, letters: initials, sentence, legend }: Props) {
  if (months.every((mark) => mark === months[0])) return null
  const kinds = months.map((mark) => marks[mark] ?? 'wet')
  return (
    <>
      <div className="year" role="img" aria-label={sentence}>
        {initials.map((letter, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve months keep their places
          <span key={month} className={kinds[month]}>
            {letter}
          </span>
        ))}
      </div>
      <p className="key">
        {marks.map((mark) => kinds.includes(mark) && <Key key={mark} mark={mark} word={legend[mark]} />).reverse()}
      </p>
    </>
  )
}

function Key({ mark, word }: { mark: string; word: string }) {
  return (
    <span>
      <i className={mark} />
      {word}
    </span>
  )
}
