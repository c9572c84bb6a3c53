export default function Page() {
  return <h1>random-term-page</h1>;
}
