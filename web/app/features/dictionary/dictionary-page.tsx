export default function Page() {
  return <h1>dictionary-page</h1>;
}
