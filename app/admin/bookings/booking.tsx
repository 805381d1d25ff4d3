export default function Page() {
  return <p>In the making</p>
}
