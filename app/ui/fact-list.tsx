/** What it is, and what it comes to; a fact that is not known is left out of the list by what stands in its place. */
export type Fact = readonly [name: string, value: string] | false | null | undefined

/** The few figures that everybody asks first, in a row under a title. */
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
