export default function Page() {
  return <h1>admin-terms-page</h1>;
}
