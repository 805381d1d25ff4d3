/** Name and value of a fact; where the value is not known, something else in its place leaves it out. */
export type Fact = readonly [name: string, value: string] | false | null | undefined

/** The most important facts in a row below a title. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts num">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
