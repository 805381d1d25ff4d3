/** Stands in for the page behind an invitation, which is written beside this work. */
export const loader = () => null

export default function Join() {
  return <main id="main" />
}
