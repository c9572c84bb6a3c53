export default function Page() {
  return <h1>contributor-page</h1>;
}
