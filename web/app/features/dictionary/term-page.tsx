export default function Page() {
  return <h1>term-page</h1>;
}
